import type { Actor, Holder } from '../../../platform/actor.ts'

/** The holder behind a call of the portal; no other caller gets so far. */
export function holderOf({ holder }: Pick<Actor, 'holder'>): Holder {
  if (!holder) throw new Error('a call of the portal without a holder')
  return holder
}
