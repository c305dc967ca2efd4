import { shownView } from '../as-slack-shows.ts';
import { type Delivery, payloadForm, sendToApp } from './app.ts';
import { actor, type Surroundings } from './someone.ts';

/** A person closes the modal in front of them, or the whole stack. */
export type Closing = Readonly<{ user: string; viewId: string; all?: boolean }>;

/** Closes the view; sends view_closed where the app wants to know. */
export async function closeView(
  { user, viewId, all = false }: Closing,
  { app, workspace }: Surroundings,
): Promise<Delivery | undefined> {
  const view = workspace.views.find({ id: viewId });
  if (!view || view.user !== user) return undefined;
  workspace.views.close(user, all || view.sent.clear_on_close === true);
  if (!view.sent.notify_on_close) return undefined;
  const payload = {
    type: 'view_closed',
    ...actor(user, workspace),
    view: shownView(view),
    is_cleared: all,
  };
  return sendToApp(app, payloadForm(payload), 'application/x-www-form-urlencoded');
}
