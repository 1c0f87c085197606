import { readLogState } from '@omsorg/contract/access-log/entry/read-log-state.ts'
import { listSamples } from '@omsorg/contract/access-log/sample/list-samples.ts'
import { readSample } from '@omsorg/contract/access-log/sample/read-sample.ts'
import type { SampleSummary } from '@omsorg/contract/access-log/sample/sample-view.ts'
import { signSample } from '@omsorg/contract/access-log/sample/sign-sample.ts'
import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs'
import { useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { useConfirmedAction } from '../../sign-in/index.ts'

/** Once, and only when each view is judged; whoever signs shows who they are. */
export function SignSample({ sample }: { readonly sample: SampleSummary }) {
  const { sample: words, state } = useAllTexts().accessLog
  const isBroken = useAnswer(readLogState, {}, { silent: true }).data?.isWhole === false
  const [asks, setAsks] = useState(false)
  const action = useConfirmedAction(signSample, { outdates: [readSample, listSamples], done: words.signedNow })
  const left = sample.size - sample.justified - sample.toInvestigate

  async function sign(): Promise<void> {
    const result = await action.run({ input: { sampleId: sample.sampleId, rowVersion: sample.rowVersion } })
    if (result?.ok) setAsks(false)
  }

  return (
    <>
      <Button
        icon={<IconSignature />}
        reason={left > 0 ? words.signLater({ count: left }) : isBroken ? state.unsigned : undefined}
        onClick={() => setAsks(true)}
      >
        {words.sign}
      </Button>
      {asks && (
        <ActionDialog
          title={words.signTitle}
          action={words.sign}
          icon={<IconSignature />}
          busy={action.busy}
          onAction={() => void sign()}
          onClose={() => setAsks(false)}
        >
          <p>{words.signLead}</p>
        </ActionDialog>
      )}
      {action.confirmation}
    </>
  )
}
