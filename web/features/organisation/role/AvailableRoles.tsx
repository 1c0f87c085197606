import { readAvailableRoles } from '@omsorg/contract/sign-in/role/read-available-roles.ts'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import type { ActionScreenProps } from '../node/node-screens.ts'
import { ChooseRoles } from './ChooseRoles.tsx'

/** The roles that a client uses: no others can be given to its users (A-2.7-06, A-6-44). */
export default function AvailableRoles({ node, mayChange }: ActionScreenProps<'Client'>) {
  const t = useAllTexts()
  const answer = useAnswer(readAvailableRoles, { params: { clientId: node.id } }, { anew: true })
  if (answer.error || !answer.data) {
    return (
      <Card title={t.organisation.actionNames.AvailableRoles} padded>
        <InsteadOfAnswer answer={answer} kind="line" rows={8} />
      </Card>
    )
  }
  return (
    <ChooseRoles
      clientId={node.id}
      first={answer.data}
      mayChange={mayChange}
      again={async () => (await answer.refetch()).data ?? null}
    />
  )
}
