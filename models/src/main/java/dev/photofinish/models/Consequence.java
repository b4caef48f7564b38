package dev.photofinish.models;

import org.jspecify.annotations.Nullable;

/**
 * What a rule says of methods.
 *
 * @param facts what calls do; null if the rule does not say
 * @param context how frameworks call them; {@link CallContext#NONE} if the rule does not say
 */
record Consequence(@Nullable MethodFacts facts, CallContext context) {}
