import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { WithDates } from '../../../ui/text/WithDates.tsx'
import type { BegunNews } from './begun-news.ts'
import { firstWordsOf } from '../editor/draft.ts'
import { ThrowAway } from './Restored.tsx'
import type { NewsOnDevice } from './use-begun.ts'

interface BegunEarlierProps {
  readonly begun: readonly BegunNews[]
  readonly device: NewsOnDevice
  readonly onGoOn: (begun: BegunNews) => void
  readonly onGone: () => void
}

/** More than these would stand in the way of what one came for; the next ones come when these are done. */
const most = 3

/** What was begun on this device and is in no list, since the server does not have it: the way back to each. */
export function BegunEarlier({ begun, device, onGoOn, onGone }: BegunEarlierProps) {
  const [t, format] = useTextsAndFormat()
  const { newsEditor: words } = t
  return begun.slice(0, most).map((each) => {
    const what = firstWordsOf(each.draft) || words.untitled
    return (
      <Notice
        key={each.slot}
        tone="info"
        title={<WithDates>{words.begunEarlier({ date: format.dateTime(each.at) })}</WithDates>}
        actions={
          <>
            <Button size="compact" onClick={() => onGoOn(each)}>
              {words.goOn}
            </Button>
            <ThrowAway
              what={what}
              onThrowAway={async () => {
                await device.list.leave([each])
                onGone()
              }}
            />
          </>
        }
      >
        <p>{what}</p>
      </Notice>
    )
  })
}
