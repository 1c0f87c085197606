import { readUserOverview } from '@omsorg/contract/sign-in/user/read-user-overview.ts'
import { phoneText } from '@omsorg/domain/format/phone.ts'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { languageName } from '../../../platform/shell/language-name.ts'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { DefinitionList } from '../../../ui/table/Facts.tsx'
import type { ActionScreenProps } from '../node/node-screens.ts'
import { GroupCard } from './GroupCard.tsx'
import { MembershipCard } from './MembershipCard.tsx'
import { MethodsCard } from '../method/MethodsCard.tsx'
import { StatusCard } from './StatusCard.tsx'
import { useUserAction } from './use-user-action.ts'
import { AccountHistory } from '../history/AccountHistory.tsx'
import css from './UserOverview.module.css'

/** Everything of a user: the status with its one next step first, then where they work, how they sign in, who they are. */
export default function UserOverview({ node }: ActionScreenProps<'User'>) {
  const [t, f] = useTextsAndFormat()
  const { overview: words, fields } = t.organisationUsers
  const answer = useAnswer(readUserOverview, { params: { id: node.personId } })
  const edit = useUserAction(node, 'EditUser')
  const user = answer.data
  if (!user) {
    return (
      <Card title={t.organisation.actionNames.Overview} padded>
        <InsteadOfAnswer answer={answer} kind="line" rows={8} />
      </Card>
    )
  }
  return (
    <div className={css.stack}>
      <StatusCard user={user} />
      <MembershipCard node={node} />
      <GroupCard user={user} />
      <div className={css.two}>
        <MethodsCard node={node} methods={user.authenticationMethods} />
        <Card
          title={words.details}
          padded
          aside={edit.opens && <RouteLink to={edit.address}>{words.change}</RouteLink>}
        >
          <DefinitionList
            items={[
              { key: 'userName', label: fields.userName, value: user.userName },
              { key: 'email', label: fields.email, value: user.email ?? words.none },
              { key: 'phone', label: fields.phone, value: user.phone ? phoneText(user.phone, f.country) : words.none },
              { key: 'language', label: fields.language, value: languageName(user.language) },
              { key: 'client', label: fields.client, value: user.clientName },
              {
                key: 'visible',
                label: fields.visible,
                value: user.visible ? t.common.actions.yes : t.common.actions.no,
              },
            ]}
          />
        </Card>
      </div>
      <AccountHistory accountId={node.personId} />
    </div>
  )
}
