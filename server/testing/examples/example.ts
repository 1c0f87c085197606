import type { Extras } from '../caller.ts'
import type { SignedIn, World } from '../world.ts'

/** The parts of a call, of whichever endpoint. */
export interface Sent extends Extras {
  readonly input?: unknown
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
}

/** Calls that are answered with 200, by the name of their endpoint, for endpoints whose fields must fit together. */
export type Examples = Readonly<Record<string, (world: World, actor: SignedIn) => Promise<Sent> | Sent>>
