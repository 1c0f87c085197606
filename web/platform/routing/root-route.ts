import { readClientMembership } from '@omsorg/contract/sign-in/membership/read-client-membership.ts'
import { setDefaultCarePlace } from '@omsorg/contract/sign-in/care-place/set-default-care-place.ts'
import { answerTo, membership } from '../calls/client.ts'
import { type Landing, leadHome } from './lead-home.ts'
import { go } from './navigation.tsx'
import { session, visits } from '../session/browser-session.ts'

/** Where whoever is signed in here belongs. Its calls say nothing of their failures (A-4.4-18). */
export function rootRoute(): Promise<Landing> {
  return leadHome({
    user: () => {
      const state = session.state()
      if (state.phase !== 'signed-in') throw new Error('Nobody is signed in')
      return state.user
    },
    membershipOf: membership.load,
    clientsOf: async (userId) =>
      (await answerTo(readClientMembership, { params: { id: String(userId) } }, { silent: true })).users,
    remembered: session.rememberedCarePlace,
    changeCarePlace: session.changeCarePlace,
    saveDefault: (userId, carePlaceId) =>
      answerTo(setDefaultCarePlace, { input: { userId, carePlaceId } }, { silent: true }),
    askForSecondFactor: () => go('2fa'),
    visits,
    today: () => Temporal.Now.plainDateISO().toString(),
  })
}
