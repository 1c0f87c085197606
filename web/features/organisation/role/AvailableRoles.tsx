import { readAvailableRoles } from '@omsorg/contract/sign-in/role/read-available-roles.ts'
import { AnswerFailed } from '../../../platform/AnswerFailed.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import type { ActionScreenProps } from '../node/node-screens.ts'
import { ChooseRoles } from './ChooseRoles.tsx'

/** The roles that a client uses: no others can be given to its users (A-2.7-06, A-6-44). */
export default function AvailableRoles({ node, mayChange }: ActionScreenProps<'Client'>) {
  const t = useAllTexts()
  const answer = useAnswer(readAvailableRoles, { params: { clientId: node.id } }, { anew: true })
  if (answer.isError) return <AnswerFailed answer={answer} />
  if (!answer.data) {
    return (
      <Card title={t.organisation.actionNames.AvailableRoles} padded>
        <Skeleton kind="line" rows={8} label={t.common.states.loading} />
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
