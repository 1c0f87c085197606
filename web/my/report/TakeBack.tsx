import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import { type ReactNode, useState } from 'react'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { useAllTexts } from '../language/use-texts.ts'
import { useIsOffline } from '../shell/OfflineBand.tsx'
import { NotSent } from '../parts/NotSent.tsx'
import { Press } from '../parts/Press.tsx'

interface TakeBackProps {
  /** What becomes of it. */
  readonly children: ReactNode
  readonly busy: boolean
  readonly notDone: { readonly reason: string; readonly definite: boolean } | null
  readonly says: Readonly<Record<string, ReactNode>>
  /** Carries it out; true when it was. */
  readonly onTakeBack: () => Promise<boolean>
  readonly onOpen: () => void
}

/** Takes back what was sent, asked once: nobody sees to it then. */
export function TakeBack({ children, busy, notDone, says, onTakeBack, onOpen }: TakeBackProps) {
  const { report, shell } = useAllTexts()
  const isOffline = useIsOffline()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Press
        icon={<IconArrowBackUp />}
        reason={isOffline && shell.offlineReason}
        onClick={() => {
          onOpen()
          setAsking(true)
        }}
      >
        {report.takeBack}
      </Press>
      <Dialog open={asking} onClose={() => setAsking(false)} title={report.takeBackTitle}>
        <p>{children}</p>
        <NotSent notDone={notDone} says={says} />
        <Press onClick={() => setAsking(false)}>{report.keep}</Press>
        <Press
          variant="danger-filled"
          busy={busy}
          onClick={() => void onTakeBack().then((isDone) => isDone && setAsking(false))}
        >
          {report.takeBackSure}
        </Press>
      </Dialog>
    </>
  )
}
