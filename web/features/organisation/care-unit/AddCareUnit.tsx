import { readClient } from '@omsorg/contract/organisation/client/read-client.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import type { ActionScreenProps } from '../node/node-screens.ts'
import { NewUnits } from './NewUnits.tsx'

/** A new care unit under the client that is chosen (A-4.7-04). */
export default function AddCareUnit({ node, tree }: ActionScreenProps<'Client'>) {
  const { unit } = useAllTexts().organisation
  const { data } = useAnswer(readClient, { params: { clientId: node.id } })
  return <NewUnits title={unit.adding({ client: data?.name ?? '' })} clientId={node.id} tree={tree} />
}
