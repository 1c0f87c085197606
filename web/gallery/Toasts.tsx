import { Button } from '../ui/action/Button.tsx'
import { Toast } from '../ui/feedback/Toast.tsx'
import { RecentMessages, useToasts } from '../ui/feedback/ToastHost.tsx'
import css from './Gallery.module.css'

export function Toasts() {
  const { show } = useToasts()
  return (
    <>
      <div className={css.row}>
        <Button onClick={() => show({ title: 'The order is saved' })}>Say what is done</Button>
        <Button onClick={() => show({ tone: 'error', title: 'The order is not saved', detail: 'Try again.' })}>
          Say what failed
        </Button>
      </div>
      <Toast tone="info" title="A toast that stays" detail="With what follows from it." />
      <RecentMessages
        label="Recent messages"
        empty="No messages yet"
        time={(at) => new Date(at).toLocaleTimeString('en-GB')}
      />
    </>
  )
}
