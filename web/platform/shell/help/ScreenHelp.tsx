import { listHelp } from '@omsorg/contract/content/static-content/list-help.ts'
import { helpIdentifierOf } from '@omsorg/domain/content/static-content/content-words.ts'
import type { Texts } from '@omsorg/texts/shape.ts'
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs'
import { Suspense, lazy, useState } from 'react'
import { barButtonClass } from '../../../ui/layout/ShellBar.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import { useAnswer } from '../../calls/query.ts'
import { useAllTexts, useLanguage } from '../../texts.tsx'

const HelpDialog = lazy(() => import('./HelpDialog.tsx'))

interface ScreenHelpProps {
  readonly screen: keyof Texts['screens']
}

/** The help of the screen that is open, where an administrator has written one in the language of the reader; else nothing. */
export default function ScreenHelp({ screen }: ScreenHelpProps) {
  const { language } = useLanguage()
  const { data } = useAnswer(listHelp, { params: { lang: language } }, { silent: true, keepFormer: true })
  const identifier = helpIdentifierOf(screen)
  return data?.identifiers.includes(identifier) ? <HelpButton key={identifier} {...{ identifier, screen }} /> : null
}

function HelpButton({ identifier, screen }: ScreenHelpProps & { readonly identifier: string }) {
  const t = useAllTexts()
  const [isOpen, setOpen] = useState(false)
  const label = t.staticContent.screenHelp.open({ screen: t.screens[screen] })
  return (
    <>
      <button
        type="button"
        className={barButtonClass}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon of={<IconHelp />} />
      </button>
      <Suspense>{isOpen && <HelpDialog identifier={identifier} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
