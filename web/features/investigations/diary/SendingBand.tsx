import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs'
import IconCloudUpload from '@tabler/icons-react/dist/esm/icons/IconCloudUpload.mjs'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import type { WaitingHere } from './use-waiting.ts'

/** What is on this phone alone; that there is no line stands above the page. */
export function SendingBand({ here }: { readonly here: WaitingHere }) {
  const words = useAllTexts().investigations.diary
  const { waiting, isLost, isLasting } = here
  const refused = waiting.refused.size
  const count = waiting.entries.length - refused
  return (
    <div className="o-stack-12" role="status">
      {isLost && count > 0 && (
        <Notice tone="soon" icon={<IconCloudOff />}>
          {words.onlyHere({ count })}
        </Notice>
      )}
      {!isLost && count > 0 && (
        <Notice
          tone="info"
          icon={<IconCloudUpload />}
          actions={
            <Button size="compact" busy={waiting.sending} onClick={() => void here.flush()}>
              {words.sendNow}
            </Button>
          }
        >
          {words.onTheWay({ count })}
        </Notice>
      )}
      {refused > 0 && <Notice tone="error">{words.refused({ count: refused })}</Notice>}
      {!isLasting && count > 0 && <Notice tone="soon">{words.unsafe}</Notice>}
    </div>
  )
}
