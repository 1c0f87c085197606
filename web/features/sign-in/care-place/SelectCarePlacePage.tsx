import { useCallback } from 'react'
import { membership } from '../../../platform/calls/client.ts'
import { type SessionUser, actingId } from '../../../platform/session/session-user.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useTexts } from '../../../platform/texts.tsx'
import { CarePlaceChoice } from './CarePlaceChoice.tsx'
import { groupsOfMembership } from './place-groups.ts'
import { useLoaded } from '../use-loaded.ts'

/** Where a user works who belongs to several care places. */
export function SelectCarePlacePage() {
  const user = useSessionUser()
  return user && <ChoiceOf user={user} />
}

function ChoiceOf({ user }: { readonly user: SessionUser }) {
  const { carePlaceChoice } = useTexts()
  const id = actingId(user)
  const loaded = useLoaded(useCallback(() => membership.load(id), [id]))
  return (
    <CarePlaceChoice
      user={user}
      title={carePlaceChoice.title}
      lead={carePlaceChoice.lead}
      groups={loaded.state === 'there' ? groupsOfMembership(loaded.value, user.defaultCarePlaceId) : null}
      failed={loaded.state === 'failed'}
      onAgain={loaded.again}
    />
  )
}
