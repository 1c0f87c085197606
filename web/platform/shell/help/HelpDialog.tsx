import { readHelp } from '@omsorg/contract/content/static-content/read-help.ts'
import { readVideo } from '@omsorg/contract/content/static-content/read-video.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { InsteadOfAnswer } from '../../InsteadOfAnswer.tsx'
import { useAnswer } from '../../calls/query.ts'
import { WrittenText } from '../../maintenance/WrittenText.tsx'
import { useAllTexts, useLanguage } from '../../texts.tsx'

interface HelpDialogProps {
  readonly identifier: string
  readonly onClose: () => void
}

/** What an administrator has written about a screen, over the page that it helps with. */
export default function HelpDialog({ identifier, onClose }: HelpDialogProps) {
  const t = useAllTexts()
  const { screenHelp } = t.staticContent
  const { language } = useLanguage()
  const answer = useAnswer(readHelp, { params: { lang: language, identifier } })
  const { data } = answer
  return (
    <Dialog open title={data?.name ?? t.screens.help} onClose={onClose} closeLabel={screenHelp.close}>
      <div className="o-stack">
        {data ? <WrittenText html={data.text} /> : <InsteadOfAnswer answer={answer} rows={4} />}
        {data && data.videoTitle !== null && <Film id={data.id} lang={language} />}
      </div>
    </Dialog>
  )
}

/** Opened by whoever presses it, and never by itself: it comes from somebody else. */
function Film({ id, lang }: { readonly id: number; readonly lang: string }) {
  const { screenHelp } = useAllTexts().staticContent
  const { data } = useAnswer(readVideo, { params: { id, lang } }, { silent: true })
  if (!data) return null
  return (
    <p>
      <a href={data.url} target="_blank" rel="noopener noreferrer">
        {screenHelp.film({ title: data.title })}
      </a>
    </p>
  )
}
