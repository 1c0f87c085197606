/**
 * What a rule answers: it agrees with a value, or it refuses by a name.
 * A refusal is an ordinary answer, never an exception; its name leads to a code of the catalogue and a text in four languages.
 */
export type Outcome<Value, Refusal extends string = never> = Agreed<Value> | Refused<Refusal>

export interface Agreed<Value> {
  readonly ok: true
  readonly value: Value
}

/** One member for each name, so that asking for a name narrows what is left. */
export type Refused<Refusal extends string, Detail = undefined> = Refusal extends string
  ? RefusedAs<Refusal, Detail>
  : never

export interface RefusedAs<Refusal extends string, Detail> {
  readonly ok: false
  readonly refusal: Refusal
  /** The path of the field that the refusal speaks of, such as `lines[2].quantity`. */
  readonly at?: string
  /** What the person needs in order to go on, such as the new prices; the contract of the call says its shape. */
  readonly detail: Detail
}

export function agree<Value>(value: Value): Agreed<Value> {
  return { ok: true, value }
}

export function refuse<Refusal extends string>(refusal: Refusal, about?: { readonly at?: string }): Refused<Refusal>
export function refuse<Refusal extends string, Detail>(
  refusal: Refusal,
  about: { readonly at?: string; readonly detail: Detail },
): Refused<Refusal, Detail>
export function refuse(refusal: string, about: { readonly at?: string; readonly detail?: unknown } = {}) {
  return { ok: false, refusal, detail: undefined, ...about }
}
