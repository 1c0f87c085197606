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

/**
 * A schema of zod, as far as the types of an endpoint go: what it makes of what it takes. To compare one with zod's own type is
 * to compare each of its methods, at every endpoint and wherever one is called: nine tenths of what the types of the contract
 * took.
 */
export interface Schema<out Made = unknown, out Taken = unknown> {
  readonly _zod: { readonly output: Made; readonly input: Taken }
}

/** One of an object, by its fields. */
export interface Fields<out Made = unknown, out Taken = unknown> extends Schema<Made, Taken> {
  readonly shape: object
}

/** A way to be refused: the code that stands for it, and what it brings for the person to go on, when it brings anything. */
export interface Refusal {
  readonly code: ErrorCode
  /** Where the caller is to do something else than with the other refusals of that code: refresh (401), or let it be (403). */
  readonly status?: 401 | 403
  readonly detail?: Schema
}

export function statusOfRefusal({ code, status }: Refusal): number {
  return status ?? statusOf(code)
}

/** What an endpoint says of itself beside its name, its rights, its schemas and its refusals. */
interface Manners extends WithBounds {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The tail below the base of each application, with `{parameter}`; for a `fixed` endpoint the whole address. */
  readonly path: string
  readonly fixed?: true
  /** Who may call it, and below whose base it is served. A public endpoint leaves it out and is served below every base. */
  readonly applications?: readonly Application[]
  /** Refused to care staff of a client that has not turned it on, whatever they may do (A-6-51 to A-6-54). */
  readonly feature?: Feature
  /** What the call is for, in one sentence, for the page that documents the interface. */
  readonly summary: string
  /** `multipart` carries a file (`fields.ts`, `file`), and more bytes than the others may. */
  readonly encoding?: 'json' | 'form' | 'multipart'
  /**
   * A file is answered as its bytes, to be kept or shown (`shown.ts`, `file`), and not as JSON. With events the answer stays
   * open for whoever accepts `text/event-stream`, and is JSON for everybody else.
   */
  readonly answers?: 'file' | 'events'
  /** The kinds of records whose changes a stream tells of, each with the permission that it takes. */
  readonly tells?: Readonly<Record<string, Permission>>
  /** Identity calls refuse as `{ "error": "invalid_grant", "title": CODE }`; all others by `errors`. Both name the refusal. */
  readonly refusalForm?: 'identity'
  /** Takes an Idempotency-Key: whoever sends the same key and body again gets the first answer again, for 30 days. */
  readonly idempotent?: true
  /** About the caller's own account alone: refused to whoever acts as somebody else. */
  readonly self?: true
  /** How often one user may call it in an hour, together with the other calls of the same budget. */
  readonly budget?: Budget
}

type Refusals = Readonly<Record<string, Refusal>>

/** Any endpoint, whatever it takes and answers. */
export interface Definition extends Manners {
  /** The name of the endpoint, as its files are named. */
  readonly name: string
  readonly permission: Access
  readonly params?: Fields | undefined
  readonly query?: Fields | undefined
  readonly input?: Schema | undefined
  readonly output: Schema
  /** The refusals of the rule behind the call, by their names. */
  readonly refusals: Refusals
}

/**
 * What the types of a call follow from, each part a parameter of its own. No part may stand twice, as `D & { output: Output }`
 * would have it: of two schemas that meet in one type every method is worked out.
 */
interface Parts<
  Name extends string,
  Rights extends Access,
  Output extends Schema,
  Input,
  Params,
  Refused extends Refusals,
> extends Manners {
  readonly name: Name
  readonly permission: Rights
  readonly output: Output
  readonly refusals: Refused
  /** The care recipients that an answer shows: each leaves one row in the access log (HSLF-FS 2016:40 4 kap. 9 §). */
  shows?(answer: z.output<Output>): readonly number[]
  /**
   * Of a call that only reads: the one person that it tells of, or that it tells of nobody. At a care place whoever reaches her is
   * shown her, and nobody else, as in the portal the person is whom the holder has chosen, so it is known before the answer whose row
   * the access log gets.
   */
  tellsOf?(asked: { readonly input: Parsed<Input>; readonly params: Parsed<Params> }): number | 'nobody'
  /** What a search for persons was made by: it leaves a row of its own in the access log, hashed, hits or none. */
  searchesBy?(input: Parsed<Input>): string
  /** The reason that the caller gave for seeing what is else hidden: it stands in each of these rows. */
  because?(input: Parsed<Input>): string
}

/** An endpoint as its file writes it. */
interface Written<
  Name extends string,
  Rights extends Access,
  Output extends Schema,
  Input,
  Params,
  Query,
  Refused extends Refusals,
> extends Parts<Name, Rights, Output, Input, Params, Refused> {
  readonly input?: Input
  readonly params?: Params
  readonly query?: Query
}

export interface Endpoint<
  Name extends string = string,
  Rights extends Access = Access,
  Output extends Schema = Schema,
  Input extends Schema | undefined = Schema | undefined,
  Params extends Fields | undefined = Fields | undefined,
  Query extends Fields | undefined = Fields | undefined,
  Refused extends Refusals = Refusals,
> extends Parts<Name, Rights, Output, Input, Params, Refused> {
  readonly input: Input
  readonly params: Params
  readonly query: Query
}

/** What a browser has of an endpoint beside its method and path: the bounds of what it is sent. */
export interface WithBounds {
  readonly bounds?: Bounds | null
}

export function endpoint<
  const Name extends string,
  const Rights extends Access,
  Output extends Schema,
  const Refused extends Refusals,
  Input extends Schema | undefined = undefined,
  Params extends Fields | undefined = undefined,
  Query extends Fields | undefined = undefined,
>(
  definition: Written<Name, Rights, Output, Input, Params, Query, Refused>,
): Endpoint<
  Name,
  Rights,
  Schema<z.output<Output>>,
  Told<Input>,
  ToldFields<Params>,
  ToldFields<Query>,
  ToldDetails<Refused>
>
export function endpoint(definition: Definition): Definition & WithBounds {
  let bounds: Bounds | null | undefined
  return Object.freeze({
    ...definition,
    get bounds() {
      return (bounds ??= boundsOf(definition.input && validatorOf(definition.input)))
    },
  })
}

/** What a schema takes and makes, told without it: whoever calls an endpoint then has no schema to work out. */
type Told<Of> = Of extends Schema ? Schema<z.output<Of>, z.input<Of>> : undefined
type ToldFields<Of> = Of extends Schema ? Fields<z.output<Of>, z.input<Of>> : undefined
type ToldDetails<Refused extends Refusals> = {
  readonly [Name in keyof Refused]: Refused[Name] extends { readonly detail: infer Detail extends Schema }
    ? { readonly code: Refused[Name]['code']; readonly detail: Schema<z.output<Detail>> }
    : Refused[Name]
}

/** The schema as what judges by it knows it. */
export function validatorOf<Made, Taken>(schema: Schema<Made, Taken>): z.ZodType<Made, Taken> {
  return schema as z.ZodType<Made, Taken>
}

type Parsed<Of> = Of extends Schema ? z.output<Of> : undefined
type Sent<Of> = Of extends Schema ? z.input<Of> : undefined

export type InputOf<E extends Definition> = Parsed<E['input']>
export type ParamsOf<E extends Definition> = Parsed<E['params']>
export type QueryOf<E extends Definition> = Parsed<E['query']>
export type AnswerOf<E extends Definition> = z.output<E['output']>
export type RefusalOf<E extends Definition> = keyof E['refusals'] & string

/** What a refusal brings; undefined for one that brings nothing. */
export type DetailOf<E extends Definition, Name extends RefusalOf<E>> = E['refusals'][Name] extends {
  readonly detail: infer Detail extends Schema
}
  ? z.output<Detail>
  : undefined

/** The names of the refusals that bring something. */
export type DetailedRefusalOf<E extends Definition> = {
  [Name in RefusalOf<E>]: E['refusals'][Name] extends { readonly detail: Schema } ? Name : never
}[RefusalOf<E>]

/** What a caller sends: the parts that the endpoint declares, and no others. */
export type CallOf<E extends Definition> = (E extends { input: Schema } ? { input: Sent<E['input']> } : unknown) &
  (E extends { params: Schema } ? { params: Sent<E['params']> } : unknown) &
  (E extends { query: Schema } ? { query: Sent<E['query']> } : unknown)

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
