import { readMembership } from '@omsorg/contract/sign-in/membership/read-membership.ts'
import type { AddressedPerson } from '@omsorg/domain/organisation/node/node-address.ts'
import { type MembershipBranch, membershipTree } from '@omsorg/domain/sign-in/membership/membership-tree.ts'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import { nodeIcons } from '../node/node-icons.tsx'
import { useUserAction } from './use-user-action.ts'
import css from './UserOverview.module.css'

interface Row {
  readonly branch: MembershipBranch
  readonly level: number
}

/** The tree as it is read from the top: each node after the one it belongs to, with how deep it stands. */
function inOrder(branches: readonly MembershipBranch[], level = 0): readonly Row[] {
  return branches.flatMap((branch) => [{ branch, level }, ...inOrder(branch.children, level + 1)])
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
          <InsteadOfAnswer answer={answer} kind="line" rows={3} />
        </div>
      ) : nodes.length === 0 ? (
        <p className={css.inset}>
          <b>{words.placesNone}</b>
          <span className="o-second-line">{words.placesNoneNext}</span>
        </p>
      ) : (
        <ul className={css.rows}>
          {inOrder(membershipTree(nodes)).map(({ branch: { entry, isMissing }, level }) => {
            const name = isMissing ? t.organisation.kinds[entry.treeNodeType] : entry.name
            return (
              <li key={entry.id} data-level={level}>
                <Icon size={18} of={nodeIcons[entry.treeNodeType]} />
                <span className={css.name}>
                  {level === 0 ? <b>{name}</b> : name}
                  {entry.primaryCustomerNumber && <span className="o-second"> {entry.primaryCustomerNumber}</span>}
                </span>
                <span className={css.badges}>
                  {entry.roles.length === 0 ? (
                    <span className="o-second">{words.noRole}</span>
                  ) : (
                    entry.roles.map((role) => (
                      <Badge key={role.name} icon={null}>
                        {names[role.name as keyof typeof names] ?? role.name}
                      </Badge>
                    ))
                  )}
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
