/** The WordPress started by start-wordpress.sh. */

function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests with start-wordpress.sh`);
  return value;
}

/** Its address, without a trailing slash. */
export const siteUrl = variable('WORDPRESS_URL');

/** The address of a post with the theme's comment form. */
export const postUrl = variable('WORDPRESS_POST_URL');

/** Every user's login password. */
export const loginPassword = variable('WORDPRESS_LOGIN_PASSWORD');

/** Credentials of a user with an application password. */
export const usernameCredentials = (username: 'admin' | 'author' | 'contributor' | 'subscriber') => ({
  url: siteUrl,
  username,
  password: variable(`WORDPRESS_${username.toUpperCase()}_PASSWORD`),
});
