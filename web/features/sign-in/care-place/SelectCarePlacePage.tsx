import { readClientMembership } from '@omsorg/contract/sign-in/membership/read-client-membership.ts'
import { useCallback } from 'react'
import { answerTo, membership } from '../../../platform/calls/client.ts'
import { type SessionUser, actingId, clientMembershipId } from '../../../platform/session/session-user.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useTexts } from '../../../platform/texts.tsx'
import { CarePlaceChoice } from './CarePlaceChoice.tsx'
import { groupsOfClients, groupsOfMembership } from './place-groups.ts'

/** Where a user works who belongs to several care places. */
export function SelectCarePlacePage() {
  const user = useSessionUser()
  return user && <OwnPlaces user={user} />
}

function OwnPlaces({ user }: { readonly user: SessionUser }) {
  const { title, lead } = useTexts().carePlaceChoice
  const id = actingId(user)
  const { defaultCarePlaceId } = user
  const load = useCallback(
    async () => groupsOfMembership(await membership.load(id), defaultCarePlaceId),
    [id, defaultCarePlaceId],
  )
  return <CarePlaceChoice {...{ user, title, lead, load }} />
}

/** For which client and where a parent user works. */
export function SelectClientCarePlacePage() {
  const user = useSessionUser()
  return user && <PlacesOfClients user={user} />
}

function PlacesOfClients({ user }: { readonly user: SessionUser }) {
  const { clientTitle, clientLead } = useTexts().carePlaceChoice
  const id = String(clientMembershipId(user))
  const load = useCallback(async () => {
    const { users } = await answerTo(readClientMembership, { params: { id } }, { silent: true })
    return groupsOfClients(users)
  }, [id])
  return <CarePlaceChoice title={clientTitle} lead={clientLead} {...{ user, load }} />
}
