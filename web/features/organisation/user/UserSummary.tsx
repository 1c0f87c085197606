import { readUserOverride } from '@omsorg/contract/products/availability/read-user-override.ts'
import { readUserOverview } from '@omsorg/contract/sign-in/user/read-user-overview.ts'
import type { AddressedPerson } from '@omsorg/domain/organisation/node/node-address.ts'
import { AnswerFailed } from '../../../platform/AnswerFailed.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { StatusNotice } from './StatusNotice.tsx'
import { useUserAction } from './use-user-action.ts'
import css from './UserOverview.module.css'
import type { WizardStep } from './UserWizard.tsx'

interface UserSummaryProps {
  readonly node: AddressedPerson<'User'>
  readonly onGo: (step: WizardStep) => void
}

/** What each step came to, with the way back to it, and the mail that leads the user in. */
export function UserSummary({ node, onGo }: UserSummaryProps) {
  const t = useAllTexts()
  const { wizard: words, overview, methods: said, availability } = t.organisationUsers
  const { names } = t.roles
  const answer = useAnswer(readUserOverview, { params: { id: node.personId } }, { anew: true })
  const override = useAnswer(readUserOverride, { query: { userId: node.personId } }, { silent: true })
  const { mayChange } = useUserAction(node, 'UserStatus')
  const user = answer.data
  if (!user) {
    return (
      <Card title={words.steps.summary} padded>
        {answer.error ? (
          <AnswerFailed answer={answer} />
        ) : (
          <Skeleton kind="line" rows={5} label={t.common.states.loading} />
        )}
      </Card>
    )
  }
  const methods = user.authenticationMethods
  const ways = [
    methods?.userNamePasswordEnabled && said.userNamePassword,
    methods?.sithsEnabled && said.siths,
    methods?.vrkEnabled && said.vrk,
    methods?.smsCodeEnabled && said.smsCode,
    methods?.emailCodeEnabled && said.emailCode,
  ].filter((each) => typeof each === 'string')
  const roles = user.roles.map(({ name, nodeName }) =>
    words.roleAt({ role: names[name as keyof typeof names] ?? name, place: nodeName ?? '' }),
  )
  const rows = [
    { step: 'basic', values: [user.name, user.userName, user.email ?? '', user.clientName] },
    { step: 'roles', values: roles.length > 0 ? roles : [words.rolesMissing] },
    { step: 'methods', values: ways },
    { step: 'availability', values: [override.data?.useOverride ? availability.limited : availability.ofClient] },
  ] as const
  return (
    <Card title={words.steps.summary} note={words.summaryBody}>
      {user.status !== 'active' && <StatusNotice user={user} mayChange={mayChange} />}
      <ul className={css.rows}>
        {rows.map(({ step, values }) => (
          <li key={step}>
            <span className={css.name}>
              <b>{words.steps[step]}</b>
              {values
                .filter((each) => each !== '')
                .map((each) => (
                  <span key={each} className="o-second-line">
                    {each}
                  </span>
                ))}
            </span>
            <Button
              variant="text"
              size="compact"
              aria-label={words.change({ step: words.steps[step] })}
              onClick={() => onGo(step)}
            >
              {overview.change}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
