import type { AnyRouter } from '@tanstack/react-router'
import { rememberAsked, takeAsked } from './asked-address.ts'
import { membership } from '../calls/client.ts'
import { guards } from './guards.ts'
import { messages } from '../messages.ts'
import { pathTo } from './paths.ts'
import { session } from '../session/browser-session.ts'
import { actingId } from '../session/session-user.ts'

/**
 * Lets the screens follow the session: whoever is signed out, here or in another tab, stands at Login (
 * ), and another person or care place begins with fresh answers.
 */
export function followSession(router: AnyRouter): void {
  let before = standing()
  session.watch(() => {
    const former = before
    const state = session.state()
    before = standing()
    if (state.phase === 'signed-out' && former.person !== null) {
      membership.forget()
      if (state.why === 'left') {
        takeAsked()
        messages.clear()
      } else rememberAsked(router.state.location.href)
      const name = router.state.matches.at(-1)?.staticData.name
      if (!name || guards[name].check !== 'skipped') void router.navigate({ href: pathTo('Login') })
    } else if (former.person !== null && before.person !== null && former.person !== before.person) {
      membership.forget()
      messages.clear()
      void router.navigate({ href: pathTo('home') })
    } else if (former.place !== null && before.person !== null && before.place === null) {
      // A new sign-in, or a place that one no longer belongs to: the root chooses another.
      membership.forget()
      void router.navigate({ href: pathTo('home') })
    } else if (former.place !== null && former.place !== before.place) {
      void router.invalidate()
    }
  })
}

function standing(): { readonly person: number | null; readonly place: string | null } {
  const state = session.state()
  if (state.phase !== 'signed-in') return { person: null, place: null }
  return { person: actingId(state.user), place: state.user.carePlaceId }
}
