import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { readOperator } from '@omsorg/contract/sign-in/operator/read-operator.ts'
import { listUserEvents } from '@omsorg/contract/sign-in/user/list-user-events.ts'
import { sendWelcomeEmail } from '@omsorg/contract/sign-in/user/send-welcome-email.ts'
import { unlockUser } from '@omsorg/contract/sign-in/user/unlock-user.ts'
import { updateStatus } from '@omsorg/contract/sign-in/user/update-status.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import { authorName } from '../../../platform/author-name.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { languageName } from '../../../platform/shell/language-name.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { DefinitionList } from '../../../ui/table/Facts.tsx'
import { addressOfNode } from '../node/chosen-node.ts'
import type { ActionScreenProps } from '../node/node-screens.ts'
import { useAdministrator } from '../node/use-administrator.ts'
import { AccountHistory } from '../history/AccountHistory.tsx'
import { roleName } from '../role/role-words.ts'
import css from '../role/Roles.module.css'
import { SettingsAnswer } from '../setting/SettingsAnswer.tsx'

type Operator = AnswerOf<typeof readOperator>

/** Who an operator is, whether they can sign in, and what they may do (A-2.7-34). */
export default function OperatorOverview({ node }: ActionScreenProps<'Operator'>) {
  const [t, f] = useTextsAndFormat()
  const { overview: words, fields, applications, statuses } = t.organisationOperators
  const answer = useAnswer(readOperator, { params: { id: node.personId } })
  const operator = answer.data
  const application = useAdministrator()?.application ?? 'PRINCIPAL'
  const when = (at: string) => f.dateTime(Temporal.Instant.from(at))
  return (
    <SettingsAnswer title={words.details} answer={answer}>
      {operator && (
        <div className="o-stack">
          {operator.can.change.possible && <NextStep operator={operator} />}
          <Card title={words.details} padded>
            <DefinitionList
              items={[
                { key: 'status', label: t.organisation.actionNames.UserStatus, value: statuses[operator.status] },
                { key: 'application', label: fields.application, value: applications[operator.application] },
                { key: 'userName', label: fields.userName, value: operator.userName },
                { key: 'email', label: fields.email, value: operator.email ?? '–' },
                {
                  key: 'market',
                  label: fields.marketAreaCode,
                  value: t.common.markets[operator.marketAreaCode as MarketCode],
                },
                { key: 'language', label: fields.language, value: languageName(operator.language) },
                {
                  key: 'lastSignIn',
                  label: words.lastSignIn,
                  value: operator.lastSignInAt ? when(operator.lastSignInAt) : words.never,
                },
                { key: 'added', label: words.added, value: when(operator.createdAt) },
                ...(operator.changed
                  ? [
                      {
                        key: 'changed',
                        label: words.changed,
                        value: words.changedBy({
                          when: when(operator.changed.at),
                          who: authorName(operator.changed.by, t),
                        }),
                      },
                    ]
                  : []),
              ]}
            />
          </Card>
          <Card title={words.roles}>
            {operator.roles.length === 0 ? (
              <div className={css.notes}>
                <p>{words.noRoles}</p>
                {operator.can.change.possible && (
                  <RouteLink to={addressOfNode(application, node, 'OperatorRoles')}>{words.giveRoles}</RouteLink>
                )}
              </div>
            ) : (
              <ul className={css.list}>
                {operator.roles.map(({ id, name }) => (
                  <li key={id}>{roleName(name, t)}</li>
                ))}
              </ul>
            )}
          </Card>
          <AccountHistory accountId={node.personId} />
        </div>
      )}
    </SettingsAnswer>
  )
}

/** What keeps an operator from signing in, and the one thing that helps. */
export function NextStep({ operator }: { readonly operator: Pick<Operator, 'id' | 'status' | 'welcome'> }) {
  const [t, f] = useTextsAndFormat()
  const { overview: words } = t.organisationOperators
  const { id: userId, status, welcome } = operator
  const outdates = [readOperator, listUserEvents]
  const welcoming = useAction(sendWelcomeEmail, { done: words.sent, outdates })
  const unlocking = useAction(unlockUser, { done: words.unlocked, outdates })
  const activating = useAction(updateStatus, { done: words.activated, outdates })
  const when = (at: string) => f.dateTime(Temporal.Instant.from(at))
  if (status === 'pending') {
    const said = !welcome
      ? words.welcomeNone
      : welcome.usedAt
        ? words.welcomeUsed({ when: when(welcome.usedAt) })
        : words.welcomeSent({ when: when(welcome.sentAt), until: when(welcome.expiresAt) })
    return (
      <Step
        title={words.welcomeTitle}
        body={said}
        action={welcome ? words.sendAgain : words.send}
        busy={welcoming.busy}
        onAction={() => void welcoming.run({ input: { userId } })}
      />
    )
  }
  if (status === 'locked') {
    return (
      <Step
        title={words.lockedTitle}
        body={words.lockedBody}
        action={words.unlock}
        busy={unlocking.busy}
        onAction={() => void unlocking.run({ input: { userId } })}
      />
    )
  }
  if (status === 'active') return null
  return (
    <Step
      title={words.inactiveTitle}
      body={words.inactiveBody}
      action={words.activate}
      busy={activating.busy}
      onAction={() => void activating.run({ input: { userId, status: 'active' } })}
    />
  )
}

interface StepProps {
  readonly title: string
  readonly body: string
  readonly action: string
  readonly busy: boolean
  readonly onAction: () => void
}

function Step({ title, body, action, busy, onAction }: StepProps) {
  return (
    <Notice
      tone="soon"
      title={title}
      actions={
        <Button size="compact" busy={busy} onClick={onAction}>
          {action}
        </Button>
      }
    >
      {body}
    </Notice>
  )
}
