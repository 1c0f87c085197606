import type { SampleSummary } from '@omsorg/contract/access-log/sample/sample-view.ts'
import { authorName } from '../../../platform/author-name.ts'
import { useFormat } from '../../../platform/format.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx'

/** How far a sample has come, and by whom it was signed. */
export function SampleProgress({ sample }: { readonly sample: SampleSummary }) {
  const t = useAllTexts()
  const words = t.accessLog.sample
  const format = useFormat()
  const { size, justified, toInvestigate, signedOn } = sample
  const left = size - justified - toInvestigate
  if (signedOn !== null) {
    return (
      <p className="o-small">{words.signed({ name: authorName(sample.signedBy, t), at: format.dateTime(signedOn) })}</p>
    )
  }
  return (
    <div>
      <ProgressBar label={words.progress} done={size - left} of={size} />
      <p className="o-small">
        {[
          words.justified({ count: justified }),
          words.toInvestigate({ count: toInvestigate }),
          words.left({ count: left }),
        ].join(' · ')}
      </p>
    </div>
  )
}
