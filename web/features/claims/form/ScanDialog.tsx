import { useEffect, useRef } from 'react'
import { readCodes } from '../../../platform/camera/read-codes.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import css from '../Claim.module.css'

interface ScanDialogProps {
  readonly onCode: (code: string) => void
  readonly onNoCamera: () => void
  readonly onClose: () => void
}

/** The picture of the camera until a code is read. The camera is off as soon as the dialog is gone. */
export function ScanDialog({ onCode, onNoCamera, onClose }: ScanDialogProps) {
  const t = useAllTexts()
  const { lot: words } = t.claims
  const video = useRef<HTMLVideoElement>(null)
  const told = useRef({ onCode, onNoCamera })
  told.current = { onCode, onNoCamera }

  useEffect(() => {
    const ends = new AbortController()
    const read = async () => {
      if (!video.current) return
      const reads = await readCodes(video.current, (code) => told.current.onCode(code), ends.signal)
      if (!reads && !ends.signal.aborted) told.current.onNoCamera()
    }
    void read()
    return () => ends.abort()
  }, [])

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.scanTitle}
      actions={
        <Button size="compact" onClick={onClose}>
          {t.common.actions.cancel}
        </Button>
      }
    >
      <p>{words.scanBody}</p>
      <video ref={video} className={css.video} autoPlay playsInline muted aria-hidden="true" />
    </Dialog>
  )
}
