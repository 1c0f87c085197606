import type { CallOf, Definition } from '@omsorg/contract/endpoint.ts'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/action/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import type { Place } from '../calls/request.ts'
import { useAction } from '../calls/use-action.ts'
import { saveFile } from '../files/save-file.ts'
import { useAllTexts } from '../texts.tsx'
import css from './PrintPreview.module.css'

export interface PrintPreviewProps<E extends Definition> {
  /** What answers the paper as a PDF, and what it is asked for. */
  readonly endpoint: E
  readonly sent: CallOf<E>
  readonly place?: Place | undefined
  /** What kind of paper it is; the file is called so too, and no name of a person stands in it. */
  readonly title: string
  readonly onClose: () => void
}

interface Made {
  readonly file: Blob
  readonly address: string
}

/** A paper as it will be printed, over the page that it is made from: printed or fetched from here. */
export default function PrintPreview<const E extends Definition>(props: PrintPreviewProps<E>) {
  const { endpoint, sent, place, title, onClose } = props
  const { actions } = useAllTexts().prints
  const action = useAction(endpoint, { place })
  const [made, setMade] = useState<Made | null>(null)
  const [failed, setFailed] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const begun = useRef(false)

  async function make(): Promise<void> {
    setFailed(false)
    const result = await action.run(sent, { silent: true })
    if (result?.ok) {
      const file = result.value as Blob
      setMade({ file, address: URL.createObjectURL(file) })
    } else setFailed(result !== null)
  }

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void make()
  })
  useEffect(() => (made ? () => URL.revokeObjectURL(made.address) : undefined), [made])

  // A browser that shows no PDF within a page, as on most phones, prints it from where it keeps files.
  const isShown = navigator.pdfViewerEnabled
  return (
    <Dialog
      open
      wide={isShown ? 'broad' : undefined}
      title={title}
      onClose={onClose}
      closeLabel={actions.close}
      actions={
        made && (
          <>
            <Button icon={<IconDownload />} onClick={() => saveFile(made.file, `${title}.pdf`)}>
              {actions.get}
            </Button>
            {isShown && (
              <Button variant="primary" icon={<IconPrinter />} onClick={() => frame.current?.contentWindow?.print()}>
                {actions.print}
              </Button>
            )}
          </>
        )
      }
    >
      {failed && (
        <div className="o-stack-12">
          <Notice tone="error" spoken title={actions.failed} />
          <div>
            <Button onClick={() => void make()}>{actions.retry}</Button>
          </div>
        </div>
      )}
      {!failed && !made && <Skeleton label={actions.preparing} kind="card" rows={1} />}
      {made && !isShown && <Notice tone="info" spoken title={actions.ready} />}
      {made && isShown && <iframe ref={frame} className={css.paper} src={made.address} title={title} />}
    </Dialog>
  )
}
