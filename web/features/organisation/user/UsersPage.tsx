import { shortestUserTerm } from '@omsorg/contract/sign-in/user/search-users.ts'
import { addressedPerson } from '@omsorg/domain/organisation/node/node-address.ts'
import { useParams } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { useAllTexts } from '../../../platform/texts.tsx'
import { addressOfNode } from '../node/chosen-node.ts'
import { nodeIcons } from '../node/node-icons.tsx'
import { roleName } from '../role/role-words.ts'
import { TreePage } from '../node/TreePage.tsx'
import { useAdministrator } from '../node/use-administrator.ts'
import type { LineOf } from '../tree/TreePane.tsx'
import { useTree } from '../tree/use-tree.ts'
import { addressedUser, createUserTree, type UserFacts } from '../tree/user-tree.ts'
import css from './UsersPage.module.css'

/** The tree of users, and beside it the user that the address names (A-2.4-07, A-2.4-08). */
export function UsersPage() {
  const t = useAllTexts()
  const { userTree: words } = t.organisation
  const application = useAdministrator()?.application ?? 'PRINCIPAL'
  const { userId = null, actionName = null } = useWritten()
  const node = useMemo(() => (userId === null ? null : addressedPerson('User', Number(userId))), [userId])
  const [tree, state] = useTree(createUserTree)
  const lineOf = useCallback<LineOf<UserFacts>>(
    (line) => {
      const user = addressedUser(line)
      const { facts, childCount: count } = line
      const roles = facts.kind === 'Membership' ? facts.roles.map((role) => roleName(role, t)).join(', ') : ''
      return {
        icon: nodeIcons[facts.kind === 'Membership' ? facts.of : facts.kind],
        href: user
          ? addressOfNode(application, user)
          : addressOfNode(application, { kind: 'Client', id: line.id, clientId: line.id }, 'ClientUsers'),
        below: below(),
        ...(facts.kind === 'Membership' && facts.isMissing && { name: t.organisation.kinds[facts.of] }),
        ...(roles !== '' && {
          note: (
            <span className={css.roles} title={roles}>
              {roles}
            </span>
          ),
        }),
      }

      function below(): string {
        if (facts.kind === 'Client') return words.users({ count })
        if (facts.kind === 'User') return words.below({ count })
        return facts.of === 'Client'
          ? t.organisation.tree.unitCount({ count })
          : t.organisation.tree.placeCount({ count })
      }
    },
    [application, words, t],
  )
  return (
    <TreePage
      kind="User"
      title={t.screens.organisationUsers}
      {...{ tree, state, words, lineOf, node, actionName }}
      addressed={addressedUser}
      shortestTerm={shortestUserTerm}
    />
  )
}

/** The parts of the address as they are written. */
function useWritten(): Readonly<Record<string, string | undefined>> {
  return useParams({ strict: false })
}
