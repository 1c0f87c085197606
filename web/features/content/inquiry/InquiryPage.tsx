import { useAllTexts } from '../../../platform/texts.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { useWritten, Written } from '../written/Written.tsx'
import css from '../Words.module.css'
import { InquiryForm } from './InquiryForm.tsx'

export function InquiryPage() {
  const { screens, inquiries } = useAllTexts()
  const written = useWritten('TOP_INQUIRY')
  return (
    <Page title={screens.inquiry} lead={written === null && inquiries.inquiryLead}>
      <div className={css.parts}>
        <Written html={written} />
        <Card padded label={screens.inquiry}>
          <InquiryForm />
        </Card>
      </div>
    </Page>
  )
}
