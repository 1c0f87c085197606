import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { readUserOverview } from '@omsorg/contract/sign-in/user/read-user-overview.ts'
import { addressedPerson } from '@omsorg/domain/organisation/node/node-address.ts'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import { addressOfNode } from '../node/chosen-node.ts'
import { nodeIcons } from '../node/node-icons.tsx'
import { useAdministrator } from '../node/use-administrator.ts'
import css from './UserOverview.module.css'

type Overview = AnswerOf<typeof readUserOverview>

/** The parent of a user, or the users whom a parent signs in for (A-6-49). */
export function GroupCard({ user }: { readonly user: Overview }) {
  const { overview: words, statuses } = useAllTexts().organisationUsers
  const application = useAdministrator()?.application ?? 'PRINCIPAL'
  const { parent, children } = user
  const related = parent ? [parent] : children
  if (related.length === 0) return null
  return (
    <Card title={parent ? words.parent : words.children}>
      <ul className={css.rows}>
        {related.map(({ id, name, clientName, status }) => (
          <li key={id}>
            <Icon size={18} of={nodeIcons.User} />
            <span className={css.name}>
              <RouteLink to={addressOfNode(application, addressedPerson('User', id))}>{name}</RouteLink>
              <span className="o-second"> {clientName}</span>
            </span>
            {status !== 'active' && <Badge tone="soon">{statuses[status]}</Badge>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
