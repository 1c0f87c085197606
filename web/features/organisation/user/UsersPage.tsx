import { shortestUserTerm } from '@omsorg/contract/sign-in/user/search-users.ts'
import { addressedPerson } from '@omsorg/domain/organisation/node/node-address.ts'
import { useParams } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { useAllTexts } from '../../../platform/texts.tsx'
import { addressOfNode } from '../node/chosen-node.ts'
import { nodeIcons } from '../node/node-icons.tsx'
import { TreePage } from '../node/TreePage.tsx'
import { useAdministrator } from '../node/use-administrator.ts'
import type { LineOf } from '../tree/TreePane.tsx'
import { useTree } from '../tree/use-tree.ts'
import { addressedUser, createUserTree, type UserFacts } from '../tree/user-tree.ts'

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
      const { kind } = line.facts
      return {
        icon: nodeIcons[kind],
        href: user
          ? addressOfNode(application, user)
          : addressOfNode(application, { kind: 'Client', id: line.id, clientId: line.id }, 'ClientUsers'),
        below: words.users({ count: line.childCount }),
      }
    },
    [application, words],
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
