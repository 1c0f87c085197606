import { Button } from '../../ui/action/Button.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { useTexts } from '../texts.tsx'

/** A screen that broke says so; the rest of the application goes on. */
export function Failed() {
  const { failed } = useTexts().pages
  return (
    <Page
      title={failed.title}
      lead={failed.body}
      action={
        <Button variant="primary" onClick={() => location.reload()}>
          {failed.action}
        </Button>
      }
    />
  )
}
