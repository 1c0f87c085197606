import { readClient } from '@omsorg/contract/organisation/client/read-client.ts'
import { removeClient } from '@omsorg/contract/organisation/client/remove-client.ts'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { openAddress } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import type { ActionScreenProps } from '../node/node-screens.ts'
import { SettingsAnswer } from '../setting/SettingsAnswer.tsx'

/** Says what stops when a client is removed, and removes it once that is confirmed (A-2.7-19). */
export default function RemoveClient({ node, tree }: ActionScreenProps<'Client'>) {
  const t = useAllTexts()
  const { remove: words } = t.organisationClients
  const title = t.organisation.actionNames.RemoveClient
  const { id: clientId } = node
  const answer = useAnswer(readClient, { params: { clientId } })
  const [asks, setAsks] = useState(false)
  const removing = useAction(removeClient)

  async function remove(name: string): Promise<void> {
    const result = await removing.run({ params: { clientId } }, { done: words.done({ name }) })
    if (!result?.ok) return
    await openAddress(pathTo('OrganizationsClients'))
    tree.remove(clientId)
  }

  const client = answer.data
  const stops = client && (
    <ul>
      <li>{words.users({ count: client.userCount })}</li>
      <li>{words.tree({ units: client.careUnitCount, places: client.carePlaceCount })}</li>
      <li>{words.orders}</li>
    </ul>
  )
  return (
    <SettingsAnswer title={title} answer={answer}>
      {client && (
        <Card title={title} padded="stack">
          <p>{words.lead({ name: client.name })}</p>
          {stops}
          <p>{words.back}</p>
          <div>
            <Button variant="danger" icon={<IconTrash />} onClick={() => setAsks(true)}>
              {words.action}
            </Button>
          </div>
          {asks && (
            <ActionDialog
              title={words.question({ name: client.name })}
              danger
              action={words.action}
              busy={removing.busy}
              onAction={() => remove(client.name)}
              onClose={() => setAsks(false)}
            >
              {stops}
            </ActionDialog>
          )}
        </Card>
      )}
    </SettingsAnswer>
  )
}
