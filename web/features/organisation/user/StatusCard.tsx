import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { readUserOverview } from '@omsorg/contract/sign-in/user/read-user-overview.ts'
import { addressedPerson } from '@omsorg/domain/organisation/node/node-address.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { Facts } from '../../../ui/table/Facts.tsx'
import { StatusNotice } from './StatusNotice.tsx'
import { useUserAction } from './use-user-action.ts'

type Overview = AnswerOf<typeof readUserOverview>

/** What keeps a user from signing in with its one next step, and below it when they last did. */
export function StatusCard({ user }: { readonly user: Overview }) {
  const [t, f] = useTextsAndFormat()
  const { overview: words, statuses } = t.organisationUsers
  const { mayChange } = useUserAction(addressedPerson('User', user.id), 'UserStatus')
  const { welcome, disclaimer, lastSignInAt } = user
  return (
    <Card label={statuses[user.status]}>
      {user.status !== 'active' && <StatusNotice user={user} mayChange={mayChange} />}
      <Facts
        items={[
          {
            key: 'signIn',
            label: words.lastSignIn,
            value: lastSignInAt ? f.dateOf(Temporal.Instant.from(lastSignInAt)) : words.never,
          },
          {
            key: 'failed',
            label: words.failed,
            value: f.number(user.failedAttempts),
            note: words.failedSince,
          },
          {
            key: 'welcome',
            label: words.welcome,
            value: welcome ? f.dateOf(Temporal.Instant.from(welcome.sentAt)) : words.welcomeNone,
            note: welcome && welcomeNote(welcome),
          },
          {
            key: 'agreement',
            label: words.agreement,
            value: disclaimer ? words.accepted : words.notAccepted,
            note:
              disclaimer &&
              words.acceptedWhen({
                when: f.dateOf(Temporal.Instant.from(disclaimer.acceptedOn)),
                version: f.number(disclaimer.version),
              }),
          },
        ]}
      />
    </Card>
  )

  function welcomeNote({ usedAt, expiresAt }: NonNullable<Overview['welcome']>): string {
    const day = (moment: string) => f.dateOf(Temporal.Instant.from(moment))
    if (usedAt) return words.welcomeUsed({ when: day(usedAt) })
    const isOver = Temporal.Instant.compare(Temporal.Instant.from(expiresAt), Temporal.Now.instant()) < 0
    return isOver ? words.welcomeEnded({ when: day(expiresAt) }) : words.welcomeValid({ when: day(expiresAt) })
  }
}
