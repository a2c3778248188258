<?php
// Installs the site in a folder (the first argument), creates its users, and prints the shell variables that
// start-wordpress.sh documents.

$_SERVER['HTTP_HOST'] = parse_url(getenv('WORDPRESS_URL'), PHP_URL_HOST) . ':' . parse_url(getenv('WORDPRESS_URL'), PHP_URL_PORT);
$_SERVER['REQUEST_URI'] = '/';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['REQUEST_METHOD'] = 'GET';
define('WP_INSTALLING', true);

$database = new mysqli();
$database->real_connect(null, 'root', '', null, 0, getenv('WORDPRESS_SOCKET'));
$database->query('CREATE DATABASE wordpress CHARACTER SET utf8mb4');
$database->close();

require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

// Nothing is mailed from a test.
function wp_mail_is_off() { return true; }
add_filter('pre_wp_mail', 'wp_mail_is_off');

$login = 'a login password of the tests';
// A public site: pages of a private one are noindex, and count as unlisted.
wp_install('Test site', 'admin', 'admin@example.com', true, '', $login);
update_option('permalink_structure', '/%postname%/');
update_option('default_comment_status', 'open');
update_option('comment_moderation', '0');
update_option('comment_previously_approved', '0');
update_option('require_name_email', '0');
// Made again by the first request, which knows the whole site.
delete_option('rewrite_rules');

$settings = ['WORDPRESS_LOGIN_PASSWORD' => $login];
foreach (['author', 'contributor', 'subscriber', 'newcomer'] as $name) {
    wp_insert_user([
        'user_login' => $name,
        'user_pass' => $login,
        'user_email' => $name . '@example.com',
        'role' => $name === 'newcomer' ? 'author' : $name,
    ]);
}
foreach (['admin', 'author', 'contributor', 'subscriber'] as $name) {
    $user = get_user_by('login', $name);
    [$password] = WP_Application_Passwords::create_new_application_password($user->ID, ['name' => 'tests']);
    $settings['WORDPRESS_' . strtoupper($name) . '_PASSWORD'] = WP_Application_Passwords::chunk_password($password);
}
$post = wp_insert_post([
    'post_title' => 'A post to comment on',
    'post_content' => '<p>Say something.</p>',
    'post_status' => 'publish',
    'post_author' => 1,
    'comment_status' => 'open',
]);
$settings['WORDPRESS_POST_URL'] = get_permalink($post);

foreach ($settings as $name => $value) {
    echo 'export ' . $name . '=' . escapeshellarg($value) . "\n";
}
