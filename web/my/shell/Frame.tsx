import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs'
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { SkipLink } from '../../ui/navigation/SkipLink.tsx'
import { Icon } from '../../ui/picture/Icon.tsx'
import { Logo } from '../../ui/picture/Logo.tsx'
import { languageName } from '../../platform/shell/language-name.ts'
import { useLanguage, useTexts } from '../language/use-texts.ts'
import { WayLink } from '../way/WayLink.tsx'
import { goToCall } from './CallCard.tsx'
import { keepFocus } from './keep-focus.ts'
import { MenuDialog } from './lazy-dialogs.ts'
import { OfflineBand } from './OfflineBand.tsx'
import css from './Shell.module.css'

interface FrameProps {
  /** Whom one is helping, under the bar. */
  readonly band?: ReactNode
  /** What the menu leads to; without it the bar offers the languages alone. */
  readonly menu?: (close: () => void) => ReactNode
  /** Two columns where there is room. */
  readonly wide?: boolean
  /** As the band without a line says it. */
  readonly shownSince?: (() => string) | null
  /** Whom to call. */
  readonly call?: ReactNode
  readonly children: ReactNode
}

/** What stands round every page of the portal: the bar, the page, whom to call. */
export function Frame({ band, menu, wide, shownSince = null, call, children }: FrameProps) {
  const { shell } = useTexts()
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const page = useRef<HTMLElement>(null)
  useEffect(() => (page.current ? keepFocus(page.current) : undefined), [])
  return (
    <div className={css.frame}>
      <SkipLink to="#main">{shell.skip}</SkipLink>
      <header className={css.bar}>
        <WayLink to="home">
          <span role="img" aria-label={shell.home}>
            <Logo height={34} onBar />
          </span>
        </WayLink>
        <div className={css.tools}>
          {call && (
            <button type="button" onClick={goToCall}>
              <Icon size={24} of={<IconPhone />} />
              {shell.call}
            </button>
          )}
          <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <Icon size={24} of={menu ? <IconMenu2 /> : <IconLanguage />} />
            {menu ? shell.menu : languageName(language)}
          </button>
        </div>
      </header>
      {band}
      <OfflineBand shownSince={shownSince} />
      <main ref={page} id="main" className={css.main} tabIndex={-1} data-wide={wide || undefined}>
        {children}
      </main>
      {call}
      <Suspense>{open && <MenuDialog menu={menu} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  )
}
