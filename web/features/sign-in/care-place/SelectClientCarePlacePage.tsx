import { readClientMembership } from '@omsorg/contract/sign-in/membership/read-client-membership.ts'
import { useCallback } from 'react'
import { answerTo } from '../../../platform/calls/client.ts'
import { type SessionUser, clientMembershipId } from '../../../platform/session/session-user.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useTexts } from '../../../platform/texts.tsx'
import { CarePlaceChoice } from './CarePlaceChoice.tsx'
import { groupsOfClients } from './place-groups.ts'
import { useLoaded } from '../use-loaded.ts'

/** For which client and where a parent user works. */
export function SelectClientCarePlacePage() {
  const user = useSessionUser()
  return user && <ChoiceOf user={user} />
}

function ChoiceOf({ user }: { readonly user: SessionUser }) {
  const { carePlaceChoice } = useTexts()
  const id = String(clientMembershipId(user))
  const loaded = useLoaded(
    useCallback(() => answerTo(readClientMembership, { params: { id } }, { silent: true }), [id]),
  )
  return (
    <CarePlaceChoice
      user={user}
      title={carePlaceChoice.clientTitle}
      lead={carePlaceChoice.clientLead}
      groups={loaded.state === 'there' ? groupsOfClients(loaded.value.users) : null}
      failed={loaded.state === 'failed'}
      onAgain={loaded.again}
    />
  )
}
