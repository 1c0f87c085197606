import { readNodeTree } from '@omsorg/contract/organisation/tree/read-node-tree.ts'
import { readUserRoles } from '@omsorg/contract/sign-in/role/read-user-roles.ts'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import type { ActionScreenProps } from '../node/node-screens.ts'
import { RoleMatrix } from '../role-matrix/RoleMatrix.tsx'

/** The roles of a user at the nodes of the client (A-2.7-40). */
export default function UserRoles({ node, mayChange, tree: users }: ActionScreenProps<'User'>) {
  const t = useAllTexts()
  const answer = useAnswer(readUserRoles, { params: { userId: node.personId } }, { anew: true })
  const clientId = answer.data?.clientId ?? ''
  const tree = useAnswer(readNodeTree, { params: { clientId } }, { enabled: clientId !== '' })
  if (answer.error || tree.error || !answer.data || !tree.data) {
    return (
      <Card title={t.organisationRoles.matrix.title} padded>
        <InsteadOfAnswer answer={[answer, tree]} kind="line" rows={8} />
      </Card>
    )
  }
  return (
    <RoleMatrix
      first={answer.data}
      client={tree.data}
      mayChange={mayChange}
      again={async () => {
        // Below the user stand the roles too.
        void users.readBelow(String(node.personId))
        return (await answer.refetch()).data ?? null
      }}
    />
  )
}
