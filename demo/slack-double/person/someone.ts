import { bot, team } from '../workspace/people.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { App } from './app.ts';

/** What a person's actions need. `origin` is the double's own address. */
export type Surroundings = Readonly<{ app: App; workspace: Workspace; origin: () => string }>;

/** What every interaction says about who acted. The verification token is long deprecated. */
export function actor(id: string, workspace: Workspace): object {
  const user = workspace.user(id);
  return {
    user: { id: user.id, username: user.name, name: user.name, team_id: team.id },
    team: { id: team.id, domain: team.domain },
    enterprise: null,
    is_enterprise_install: false,
    api_app_id: bot.app,
    token: 'deprecated',
  };
}
