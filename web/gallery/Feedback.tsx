import { Button } from '../ui/action/Button.tsx'
import { AgreementLetter, Badge } from '../ui/feedback/Badge.tsx'
import { Empty, ErrorState } from '../ui/feedback/Empty.tsx'
import { NoHits } from '../ui/feedback/NoHits.tsx'
import { ErrorSummary } from '../ui/feedback/ErrorSummary.tsx'
import { Notice } from '../ui/feedback/Notice.tsx'
import { ProgressBar } from '../ui/feedback/ProgressBar.tsx'
import { SignList } from '../ui/feedback/SignList.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import { RichText } from '../ui/text/RichText.tsx'
import { WithDates } from '../ui/text/WithDates.tsx'
import css from './Gallery.module.css'

const tones = ['now', 'soon', 'fresh', 'miss', 'error', 'info', 'quiet', 'guard'] as const
const noticeTones = ['info', 'now', 'soon', 'fresh', 'error', 'quiet'] as const

export function Feedback() {
  return (
    <>
      <div className={css.row}>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <AgreementLetter letter="A" word="Agreement" />
        <AgreementLetter letter="C" word="Complement" />
      </div>
      {noticeTones.map((tone) => (
        <Notice key={tone} tone={tone} title={`A notice, ${tone}.`} actions={<Button size="small">Mend it</Button>}>
          <WithDates>It holds until 2026-12-04.</WithDates>
        </Notice>
      ))}
      <RichText
        link={(address, words) => <a href={address}>{words}</a>}
        blocks={[
          { kind: 'heading', level: 3, words: [{ text: 'How the quantity is found' }] },
          { kind: 'paragraph', words: [{ text: 'It follows from the ' }, { text: 'consumption', bold: true }] },
          { kind: 'list', ordered: false, items: [[{ text: 'Ask ' }, { text: 'us', link: '#main' }]] },
        ]}
      />
      <ErrorSummary title="Correct 1 field" from={1} errors={[{ field: 'amount', text: 'Fill in the amount' }]} />
      <SignList
        signs={[
          { key: 'latex', grave: true, words: 'Contains latex' },
          { key: 'stock', grave: false, words: 'Few in stock' },
        ]}
      />
      <NoHits title="No hits for “nordbäck”" action={<Button variant="tinted">Clear the search</Button>}>
        We looked among names and rooms.
      </NoHits>
      <Empty title="No orders yet" action={<Button variant="tinted">Order</Button>}>
        The first one stands here.
      </Empty>
      <ErrorState title="It did not come" retryWord="Try again" onRetry={() => undefined}>
        Nothing was lost.
      </ErrorState>
      <div className={css.wide}>
        <Skeleton label="Loading rows" rows={1} />
        <Skeleton label="Loading lines" kind="line" rows={2} />
        <Skeleton label="Loading cards" kind="card" rows={1} />
      </div>
      <ProgressBar label="Rows read" done={30} of={100} />
      <p>
        Words for those who see<VisuallyHidden> and for those who listen</VisuallyHidden>.
      </p>
    </>
  )
}
