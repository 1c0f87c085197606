import { listItemReplacements } from '@omsorg/contract/customer-service/item-replacement/list-item-replacements.ts'
import type { ReplacementView } from '@omsorg/contract/customer-service/item-replacement/replacement-view.ts'
import { retryItemReplacement } from '@omsorg/contract/customer-service/item-replacement/retry-item-replacement.ts'
import { skipItemReplacement } from '@omsorg/contract/customer-service/item-replacement/skip-item-replacement.ts'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { useState } from 'react'
import { useAction } from '../../../platform/calls/use-action.ts'
import { FormDialog } from '../../../platform/forms/FormDialog.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx'

const outdates = [listItemReplacements]

/** What a replacement that stands still has left, why, and the ways on. What is done stays done. */
export function LeftOver({ replacement }: { readonly replacement: ReplacementView }) {
  const words = useAllTexts().itemReplacement
  const [isSkipping, setSkipping] = useState(false)
  const mayAct = useSessionUser()?.permissions.includes('ItemReplacementWrite') ?? false
  const { replacementId, leftOver } = replacement
  const retry = useAction(retryItemReplacement, { outdates, done: words.retried })
  return (
    <Notice
      tone="error"
      actions={
        mayAct && (
          <>
            <Button
              size="compact"
              icon={<IconRefresh />}
              busy={retry.busy}
              onClick={() => void retry.run({ input: { replacementId } })}
            >
              {words.retry}
            </Button>
            <Button size="compact" variant="text" onClick={() => setSkipping(true)}>
              {words.skip}
            </Button>
          </>
        )
      }
    >
      {leftOver.length === 0
        ? words.stoodStill
        : leftOver.map(({ reason, count }) => words[reason]({ count })).join(' ')}
      {isSkipping && <SkipDialog replacementId={replacementId} onClose={() => setSkipping(false)} />}
    </Notice>
  )
}

function SkipDialog({ replacementId, onClose }: { readonly replacementId: number; readonly onClose: () => void }) {
  const words = useAllTexts().itemReplacement
  const form = useForm(skipItemReplacement, {
    id: 'skip-item-replacement',
    initial: { reason: '' },
    toSend: ({ reason }) => ({ input: { replacementId, reason } }),
    outdates,
    done: words.skipped,
  })
  return (
    <FormDialog form={form} title={words.skipQuestion} action={words.skip} onClose={onClose}>
      <p>{words.skipLoses}</p>
      <TextAreaField label={words.skipReason} {...form.field('reason')} />
    </FormDialog>
  )
}
