import { listItemReplacements } from '@omsorg/contract/customer-service/item-replacement/list-item-replacements.ts'
import { publishItemReplacement } from '@omsorg/contract/customer-service/item-replacement/publish-item-replacement.ts'
import { readReplacementInformation } from '@omsorg/contract/customer-service/item-replacement/read-replacement-information.ts'
import IconReplace from '@tabler/icons-react/dist/esm/icons/IconReplace.mjs'
import { useId, useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import type { Preview } from './WhoIsReached.tsx'

interface PublishButtonProps {
  readonly preview: Preview
  /** Null = at all clients of the market. */
  readonly pdo: string | null
}

/** From so many prescriptions on the number is typed, so that nobody publishes by one press too many. */
const typedFrom = 1_000

export function PublishButton({ preview, pdo }: PublishButtonProps) {
  const words = useAllTexts().itemReplacement
  const [isAsked, setAsked] = useState(false)
  const [typed, setTyped] = useState('')
  const reasonId = useId()
  const mayPublish = useSessionUser()?.permissions.includes('ItemReplacementWrite') ?? false
  const publishing = useAction(publishItemReplacement, {
    resolves: ['counts-changed'],
    outdates: [listItemReplacements, readReplacementInformation],
    done: words.published,
  })
  const { block, prescriptions, clients } = preview
  const isTyped = prescriptions < typedFrom || typed.trim() === String(prescriptions)

  async function publish(): Promise<void> {
    const { replaced, replacement } = preview
    const items = { replacedItemNumber: replaced.itemNumber, replacementItemNumber: replacement.itemNumber }
    const result = await publishing.run({ input: { ...items, allPdo: pdo === null, pdo, prescriptions } })
    if (result?.ok) setAsked(false)
  }

  if (!mayPublish) return null
  return (
    <>
      <Button
        variant="primary"
        icon={<IconReplace />}
        reason={block ? words.blocks[block] : undefined}
        onClick={() => {
          setTyped('')
          publishing.reset()
          setAsked(true)
        }}
      >
        {words.publish}
      </Button>
      {isAsked && (
        <ActionDialog
          title={words.question({ count: prescriptions, of: clients.length })}
          action={words.publish}
          busy={publishing.busy}
          reasonId={isTyped ? undefined : reasonId}
          onAction={publish}
          onClose={() => setAsked(false)}
        >
          {publishing.notDone?.reason === 'counts-changed' && (
            <Notice tone="soon" spoken>
              {words.countsChanged}
            </Notice>
          )}
          <p>{words.publishLoses}</p>
          {prescriptions >= typedFrom && (
            <TextField
              label={words.typeTheNumber}
              numeric="whole"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
          {!isTyped && (
            <p id={reasonId} className="o-small">
              {words.typeTheNumberFirst}
            </p>
          )}
        </ActionDialog>
      )}
    </>
  )
}
