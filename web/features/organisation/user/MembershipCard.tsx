import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { readMembership } from '@omsorg/contract/sign-in/membership/read-membership.ts'
import type { AddressedPerson } from '@omsorg/domain/organisation/node/node-address.ts'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { AnswerFailed } from '../../../platform/AnswerFailed.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import { nodeIcons } from '../node/node-icons.tsx'
import { useUserAction } from './use-user-action.ts'
import css from './UserOverview.module.css'

type MembershipNode = AnswerOf<typeof readMembership>['membershipNodes'][number]

interface Row {
  readonly node: MembershipNode
  readonly level: number
}

/** The flat list as it is read from the top: each node after the one it belongs to, with how deep it stands. */
function inOrder(nodes: readonly MembershipNode[]): readonly Row[] {
  const ids = new Set(nodes.map(({ id }) => id))
  const below = (parentId: string | null, level: number): readonly Row[] =>
    nodes
      .filter((each) => (each.parentId !== null && ids.has(each.parentId) ? each.parentId : null) === parentId)
      .flatMap((node) => [{ node, level }, ...below(node.id, level + 1)])
  return below(null, 0)
}

/** Where a user works: clients, units and places with the roles held there. */
export function MembershipCard({ node }: { readonly node: AddressedPerson<'User'> }) {
  const t = useAllTexts()
  const { overview: words } = t.organisationUsers
  const { names } = t.roles
  const answer = useAnswer(readMembership, { params: { id: node.personId } })
  const roles = useUserAction(node, 'UserRoles')
  const nodes = answer.data?.membershipNodes
  const count = nodes?.reduce((sum, { rolesCount }) => sum + rolesCount, 0) ?? 0
  return (
    <Card
      title={words.places}
      note={nodes && words.roleCount({ count })}
      aside={
        roles.opens && (
          <RouteButton variant="tinted" size="compact" icon={<IconUsers />} to={roles.address}>
            {words.changeRoles}
          </RouteButton>
        )
      }
    >
      {!nodes ? (
        <div className={css.inset}>
          {answer.error ? (
            <AnswerFailed answer={answer} />
          ) : (
            <Skeleton kind="line" rows={3} label={t.common.states.loading} />
          )}
        </div>
      ) : nodes.length === 0 ? (
        <p className={css.inset}>
          <b>{words.placesNone}</b>
          <span className="o-second-line">{words.placesNoneNext}</span>
        </p>
      ) : (
        <ul className={css.rows}>
          {inOrder(nodes).map(({ node: { id, label, name, roles: held, primaryCustomerNumber }, level }) => (
            <li key={id} data-level={level}>
              <Icon size={18} of={nodeIcons[label]} />
              <span className={css.name}>
                {level === 0 ? <b>{name}</b> : name}
                {primaryCustomerNumber && <span className="o-second"> {primaryCustomerNumber}</span>}
              </span>
              <span className={css.badges}>
                {held.length === 0 ? (
                  <span className="o-second">{words.noRole}</span>
                ) : (
                  held.map((role) => (
                    <Badge key={role.id} icon={null}>
                      {names[role.name as keyof typeof names] ?? role.name}
                    </Badge>
                  ))
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
