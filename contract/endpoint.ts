import type { z } from 'zod'
import type { Application } from './application.ts'
import { type Bounds, boundsOf } from './bounds.ts'
import type { Budget } from './budgets.ts'
import { statusOf, type ErrorCode } from './error-codes.ts'
import type { Feature } from './features.ts'
import type { Permission } from './permissions.ts'

/** One of these is enough; every one of those is needed; or what every signed-in person, or every visitor, may do. */
export type Access =
  | Permission
  | { readonly anyOf: readonly Permission[]; readonly allOf?: readonly Permission[] }
  | { readonly allOf: readonly Permission[] }
  | 'signed-in'
  | 'public'

/** A way to be refused: the code that stands for it, and what it brings for the person to go on, when it brings anything. */
export interface Refusal {
  readonly code: ErrorCode
  /** Where the caller is to do something else than with the other refusals of that code: refresh (401), or let it be (403). */
  readonly status?: 401 | 403
  readonly detail?: z.ZodType
}

export function statusOfRefusal({ code, status }: Refusal): number {
  return status ?? statusOf(code)
}

export interface Definition extends WithBounds {
  /** The name of the endpoint, as its files are named. */
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The tail below the base of each application, with `{parameter}`; for a `fixed` endpoint the whole address. */
  readonly path: string
  readonly fixed?: true
  /** Who may call it, and below whose base it is served. A public endpoint leaves it out and is served below every base. */
  readonly applications?: readonly Application[]
  readonly permission: Access
  /** Refused to whoever works for a client that has not turned it on, whatever they may do (A-6-51 to A-6-54). */
  readonly feature?: Feature
  /** What the call is for, in one sentence, for the page that documents the interface. */
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly input?: z.ZodType
  readonly output: z.ZodType
  /** `multipart` carries a file (`fields.ts`, `file`), and more bytes than the others may. */
  readonly encoding?: 'json' | 'form' | 'multipart'
  /**
   * A file is answered as its bytes, to be kept or shown (`shown.ts`, `file`), and not as JSON. With events the answer stays
   * open for whoever accepts `text/event-stream`, and is JSON for everybody else.
   */
  readonly answers?: 'file' | 'events'
  /** Identity calls refuse as `{ "error": "invalid_grant", "title": CODE }`; all others by `errors`. Both name the refusal. */
  readonly refusalForm?: 'identity'
  /** Takes an Idempotency-Key: whoever sends the same key and body again gets the first answer again, for 30 days. */
  readonly idempotent?: true
  /** About the caller's own account alone: refused to whoever acts as somebody else. */
  readonly self?: true
  /** How often one user may call it in an hour, together with the other calls of the same budget. */
  readonly budget?: Budget
  /** The refusals of the rule behind the call, by their names. */
  readonly refusals: Readonly<Record<string, Refusal>>
}

export interface Shown<D extends Definition> {
  /** The care recipients that an answer shows: each leaves one row in the access log (HSLF-FS 2016:40 4 kap. 9 §). */
  shows?(answer: z.output<D['output']>): readonly number[]
  /**
   * Of a call that only reads: the one person that it tells of. At a care place whoever reaches her is shown her, and nobody
   * else, so it is known before the answer whose row the access log gets.
   */
  tellsOf?(asked: { readonly input: Parsed<D['input']>; readonly params: Parsed<D['params']> }): number
  /** What a search for persons was made by: it leaves a row of its own in the access log, hashed, hits or none. */
  searchesBy?(input: Parsed<D['input']>): string
  /** The reason that the caller gave for seeing what is else hidden: it stands in each of these rows. */
  because?(input: Parsed<D['input']>): string
}

export type Endpoint<D extends Definition = Definition> = Readonly<D> & Shown<D> & WithBounds

/** What a browser has of an endpoint beside its method and path: the bounds of what it is sent. */
export interface WithBounds {
  readonly bounds?: Bounds | null
}

/** Input and answer stand as parameters of their own, so that the types of `shows`, `tellsOf`, `searchesBy` and `because` follow from the schemas. */
export function endpoint<
  const D extends Definition,
  Output extends z.ZodType,
  Input extends z.ZodType = never,
  Params extends z.ZodObject = never,
>(
  definition: D & {
    readonly output: Output
    readonly input?: Input
    readonly params?: Params
    readonly shows?: (answer: z.output<Output>) => readonly number[]
    readonly tellsOf?: (asked: { readonly input: z.output<Input>; readonly params: z.output<Params> }) => number
    readonly searchesBy?: (input: z.output<Input>) => string
    readonly because?: (input: z.output<Input>) => string
  },
): Endpoint<D>
export function endpoint(definition: Definition): Definition & WithBounds {
  let bounds: Bounds | null | undefined
  return Object.freeze({
    ...definition,
    get bounds() {
      return (bounds ??= boundsOf(definition.input))
    },
  })
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined

export type InputOf<E extends Definition> = Parsed<E['input']>
export type ParamsOf<E extends Definition> = Parsed<E['params']>
export type QueryOf<E extends Definition> = Parsed<E['query']>
export type AnswerOf<E extends Definition> = z.output<E['output']>
export type RefusalOf<E extends Definition> = keyof E['refusals'] & string

/** What a refusal brings; undefined for one that brings nothing. */
export type DetailOf<E extends Definition, Name extends RefusalOf<E>> = E['refusals'][Name] extends {
  readonly detail: infer Schema extends z.ZodType
}
  ? z.output<Schema>
  : undefined

/** The names of the refusals that bring something. */
export type DetailedRefusalOf<E extends Definition> = {
  [Name in RefusalOf<E>]: E['refusals'][Name] extends { readonly detail: z.ZodType } ? Name : never
}[RefusalOf<E>]

/** What a caller sends: the parts that the endpoint declares, and no others. */
export type CallOf<E extends Definition> = (E extends { input: z.ZodType } ? { input: Sent<E['input']> } : unknown) &
  (E extends { params: z.ZodObject } ? { params: Sent<E['params']> } : unknown) &
  (E extends { query: z.ZodObject } ? { query: Sent<E['query']> } : unknown)

/** The permissions of an access that are not held; `oneIsEnough` where any one of them would do. */
export function missingPermissions(access: Access, held: (permission: Permission) => boolean) {
  if (access === 'public' || access === 'signed-in') return { permissions: [], oneIsEnough: false }
  if (typeof access === 'string') return { permissions: [access], oneIsEnough: false }
  const all = (access.allOf ?? []).filter((each) => !held(each))
  if (all.length > 0 || !('anyOf' in access)) return { permissions: all, oneIsEnough: false }
  return { permissions: [...access.anyOf], oneIsEnough: true }
}

export function allows(access: Access, held: (permission: Permission) => boolean): boolean {
  if (access === 'public' || access === 'signed-in') return true
  if (typeof access === 'string') return held(access)
  const all = (access.allOf ?? []).every(held)
  return 'anyOf' in access ? all && access.anyOf.some(held) : all
}
