import type { Method } from '../method.ts';
import { authTest } from './auth-test.ts';
import { chatDelete } from './chat-delete.ts';
import { chatGetPermalink } from './chat-get-permalink.ts';
import { chatPostEphemeral } from './chat-post-ephemeral.ts';
import { chatPostMessage } from './chat-post-message.ts';
import { chatUpdate } from './chat-update.ts';
import { conversationsHistory } from './conversations-history.ts';
import { conversationsInfo } from './conversations-info.ts';
import { conversationsList } from './conversations-list.ts';
import { conversationsOpen } from './conversations-open.ts';
import { conversationsReplies } from './conversations-replies.ts';
import { filesCompleteUploadExternal } from './files-complete-upload-external.ts';
import { filesGetUploadUrlExternal } from './files-get-upload-url-external.ts';
import { filesInfo } from './files-info.ts';
import { reactionsAdd } from './reactions-add.ts';
import { usersInfo } from './users-info.ts';
import { usersLookupByEmail } from './users-lookup-by-email.ts';
import { viewsOpen } from './views-open.ts';
import { viewsPush } from './views-push.ts';
import { viewsUpdate } from './views-update.ts';

/** The Web API methods that the double knows. */
export const methods: readonly Method[] = [
  authTest,
  chatDelete,
  chatGetPermalink,
  chatPostEphemeral,
  chatPostMessage,
  chatUpdate,
  conversationsHistory,
  conversationsInfo,
  conversationsList,
  conversationsOpen,
  conversationsReplies,
  filesCompleteUploadExternal,
  filesGetUploadUrlExternal,
  filesInfo,
  reactionsAdd,
  usersInfo,
  usersLookupByEmail,
  viewsOpen,
  viewsPush,
  viewsUpdate,
];
