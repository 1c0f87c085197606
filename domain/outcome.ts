/**
 * What a rule answers: it agrees with a value, or it refuses by a name.
 * A refusal is an ordinary answer, never an exception; its name leads to a code of the catalogue and a text in four languages.
 */
export type Outcome<Value, Refusal extends string = never> = Agreed<Value> | Refused<Refusal>

export interface Agreed<Value> {
  readonly ok: true
  readonly value: Value
}

export interface Refused<Refusal extends string> {
  readonly ok: false
  readonly refusal: Refusal
  /** The path of the field that the refusal speaks of, such as `lines[2].quantity`. */
  readonly at?: string
  /** What the person needs in order to go on, shaped by the contract of the call (for example the new prices). */
  readonly detail?: unknown
}

export function agree<Value>(value: Value): Agreed<Value> {
  return { ok: true, value }
}

export function refuse<Refusal extends string>(
  refusal: Refusal,
  about: { at?: string; detail?: unknown } = {},
): Refused<Refusal> {
  return { ok: false, refusal, ...about }
}
