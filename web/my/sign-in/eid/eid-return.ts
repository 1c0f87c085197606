import { addressOf, go } from '../../way/way.ts'

type Brought = Readonly<Record<'grandidsession' | 'state', string>>

let brought: Brought | null = null

/** Takes what the e-ID service sent the browser back with out of the address. It is kept with this page alone: it counts once. */
export function takeEid(): void {
  const { pathname, searchParams } = new URL(location.href)
  const grandidsession = searchParams.get('grandidsession')
  const state = searchParams.get('state')
  if (pathname !== addressOf('eid') || !grandidsession || !state) return
  brought = { grandidsession, state }
  go('eid', { replace: true })
}

export function broughtByEid(): Brought | null {
  const once = brought
  brought = null
  return once
}
