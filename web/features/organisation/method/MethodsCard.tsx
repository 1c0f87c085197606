import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { readUserOverview } from '@omsorg/contract/sign-in/user/read-user-overview.ts'
import type { AddressedPerson } from '@omsorg/domain/organisation/node/node-address.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useUserAction } from '../user/use-user-action.ts'
import css from '../user/UserOverview.module.css'

type Methods = AnswerOf<typeof readUserOverview>['authenticationMethods']

interface MethodsCardProps {
  readonly node: AddressedPerson<'User'>
  /** Null for whoever may not see how others sign in. */
  readonly methods: Methods
}

/** By what a user signs in. Of a number the last signs only. */
export function MethodsCard({ node, methods }: MethodsCardProps) {
  const [t, f] = useTextsAndFormat()
  const { overview: words, methods: said } = t.organisationUsers
  const action = useUserAction(node, 'UserAuthenticationMethods')
  if (!methods) return null
  const end = (number: string | null) => (number ? said.ends({ number: number.slice(-4) }) : '')
  const passwordNote = methods.passwordSetOn
    ? said.passwordSet({ when: f.dateOf(Temporal.Instant.from(methods.passwordSetOn)) })
    : said.passwordNone
  const rows = [
    { key: 'userNamePassword', on: methods.userNamePasswordEnabled, note: passwordNote },
    { key: 'siths', on: methods.sithsEnabled, note: end(methods.sithsNumber) },
    { key: 'vrk', on: methods.vrkEnabled, note: end(methods.vrkNumber) },
    { key: 'directory', on: methods.adEnabled, note: methods.adUserName ?? '' },
    { key: 'smsCode', on: methods.smsCodeEnabled, note: '' },
    { key: 'emailCode', on: methods.emailCodeEnabled, note: '' },
  ] as const
  return (
    <Card title={words.methods} aside={action.opens && <RouteLink to={action.address}>{words.change}</RouteLink>}>
      <ul className={css.rows}>
        {rows.map(({ key, on, note }) => (
          <li key={key}>
            <span className={css.name}>
              <b>{said[key]}</b>
              {note && <span className="o-second-line">{note}</span>}
            </span>
            <Badge tone={on ? 'fresh' : 'quiet'}>{on ? words.on : words.off}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
