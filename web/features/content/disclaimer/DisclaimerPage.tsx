import { readDisclaimer } from '@omsorg/contract/content/disclaimer/read-disclaimer.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useAllTexts, useLanguage } from '../../../platform/texts.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { WordParts } from '../WordParts.tsx'
import { Written } from '../written/Written.tsx'
import css from '../Words.module.css'
import { Acceptance } from './Acceptance.tsx'

/** The terms of use: what an administrator has written, else the product's own. */
export function DisclaimerPage() {
  const { screens, publicPages } = useAllTexts()
  const { terms } = publicPages
  const { language } = useLanguage()
  const signedIn = useSessionUser() !== null
  const answer = useAnswer(readDisclaimer, { params: { lang: language } }, { silent: true, keepFormer: true })
  return (
    <Page title={screens.disclaimer} lead={terms.lead}>
      <div className={css.parts}>
        <Written html={answer.isError ? null : answer.data?.message} />
        {answer.isError && <WordParts parts={terms.parts} />}
        {signedIn && <Acceptance />}
      </div>
    </Page>
  )
}
