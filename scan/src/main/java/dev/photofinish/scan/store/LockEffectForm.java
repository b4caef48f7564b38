package dev.photofinish.scan.store;

import dev.photofinish.ir.FixedList;
import dev.photofinish.scan.domain.Lock;
import dev.photofinish.scan.domain.LockEffect;
import dev.photofinish.scan.domain.LockSet;

/** What a method does to its caller's locks. */
record LockEffectForm(Form<LockSet> lockSets, Form<FixedList<Lock.Name>> names)
    implements Form<LockEffect> {

  @Override
  public void write(LockEffect effect, ByteWriter out) {
    lockSets.write(effect.acquired(), out);
    names.write(effect.released(), out);
    lockSets.write(effect.ifTrue(), out);
  }

  @Override
  public LockEffect read(ByteReader in) throws UnreadableSummariesException {
    return new LockEffect(lockSets.read(in), names.read(in), lockSets.read(in));
  }
}
